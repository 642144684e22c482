/// A declared parameter without its Swift type.
package struct ParameterRule: Hashable, Sendable {
  /// What a payload may give.
  package enum Kind: String, Hashable, Sendable {
    case string, integer
  }

  package var name: String
  package var kind: Kind
  package var isRequired = true
  package var isDetail = false
}

extension ParameterRule {
  /// How a value fits the declaration.
  enum Reading: Hashable {
    case value(String)
    case missing
    case bad
  }

  /// Reads the payload's value.
  func read(_ value: PayloadValue?) -> Reading {
    switch (value ?? .null, kind) {
    case (.null, _), (.string(""), _): .missing
    case (.string(let text), .string): .value(text)
    case (.integer(let number), _): .value(String(number))
    case (.double(let number), .string) where number.isFinite: .value("\(number)")
    case (.string, _), (.double, _), (.boolean, _), (.array, _), (.object, _): .bad
    }
  }
}
