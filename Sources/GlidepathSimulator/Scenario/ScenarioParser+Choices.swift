import GlidepathJSON
import PhoneModel

extension ScenarioParser {
  func choices(_ value: JSONValue) throws(ScenarioError) -> Choices {
    Choices()
  }
}
