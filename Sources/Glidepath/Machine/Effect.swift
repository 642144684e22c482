/// What an adapter is to do, in the order given.
///
/// Those with an `EffectID` are answered by an event that carries it, at once or later.
package enum Effect: Hashable, Sendable, Codable {
  /// Ask every gate and read every scene's hierarchy; answer with `Event.looked`.
  case look(EffectID)
  /// Write this down before anything that follows.
  ///
  /// What was saved before is replaced.
  case save(SavedRecord)
  /// Do this to a scene's hierarchy, and answer with `Event.stepFinished` when every transition of
  /// it has ended.
  case perform(EffectID, Step)
  /// Answer with `Event.turnEnded` in the next turn of the main loop.
  case awaitNextTurn(EffectID)
  /// Call the completion handler of a response.
  case complete(CompletionToken)
  /// Call the completion handler of `willPresent`.
  case present(CompletionToken, PresentationOptions)
  /// Call the completion handler of a fetch.
  case completeFetch(CompletionToken, FetchResult)
  /// Tell the app what came of its landing request.
  case answer(LandingRequest.ID, Outcome)
  /// Tell the developer.
  case report(Report)
  /// Hand on what was decided.
  case record(DecisionRecord)
}

/// `UIBackgroundFetchResult`.
package enum FetchResult: Hashable, Sendable, Codable {
  case newData, noData, failed
}
