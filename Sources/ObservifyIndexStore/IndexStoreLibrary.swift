#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of a toolchain's `libIndexStore`, which is opened at run time.
///
/// They are declared in the toolchain's `local/include/indexstore/indexstore.h`. A string is a pointer
/// and a length there, as in an `iovec`.
struct IndexStoreLibrary {
  /// What the library gives out: a store, a reader, a symbol.
  typealias Object = UnsafeMutableRawPointer

  /// Takes one thing after another, with what the caller wanted back, and says whether to go on.
  typealias Visitor = @convention(c) (Object?, Object?) -> Bool
  typealias NameVisitor = @convention(c) (Object?, iovec) -> Bool

  typealias Text = @convention(c) (Object) -> iovec
  typealias Part = @convention(c) (Object) -> Object?
  typealias Number = @convention(c) (Object) -> UInt32
  typealias Question = @convention(c) (Object) -> Bool
  typealias End = @convention(c) (Object) -> Void
  typealias Opening =
    @convention(c) (Object, UnsafePointer<CChar>, UnsafeMutablePointer<Object?>) -> Object?
  typealias Times =
    @convention(c) (Object, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void
  typealias Position =
    @convention(c) (Object, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  typealias Walk = @convention(c) (Object, Object?, Visitor) -> Bool

  let formatVersion: @convention(c) () -> UInt32
  let open: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Object?>) -> Object?
  let describeError: @convention(c) (Object) -> UnsafePointer<CChar>?
  let visitUnits: @convention(c) (Object, UInt32, Object?, NameVisitor) -> Bool

  let openUnit: Opening
  let closeUnit: End
  let hasMainFile: Question
  let isSystemUnit: Question
  let mainFile: Text
  let workingFolder: Text
  let moduleName: Text
  let unitTime: Times
  let visitDependencies: Walk
  let dependencyKind: Number
  let dependencyName: Text
  let dependencyPath: Text

  let openRecord: Opening
  let closeRecord: End
  let visitOccurrences: Walk
  let symbol: Part
  let roles: @convention(c) (Object) -> UInt64
  let position: Position
  let symbolName: Text
  let symbolUSR: Text
  let symbolKind: Number

  /// Opens the library at `path`; nil where it is not there or lacks one of the functions.
  init?(path: String) {
    guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String) -> Function? {
      dlsym(handle, "indexstore_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let formatVersion: @convention(c) () -> UInt32 = find("format_version"),
      let open: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Object?>) -> Object? =
        find("store_create"),
      let describeError: @convention(c) (Object) -> UnsafePointer<CChar>? =
        find("error_get_description"),
      let visitUnits: @convention(c) (Object, UInt32, Object?, NameVisitor) -> Bool =
        find("store_units_apply_f"),
      let openUnit: Opening = find("unit_reader_create"),
      let closeUnit: End = find("unit_reader_dispose"),
      let hasMainFile: Question = find("unit_reader_has_main_file"),
      let isSystemUnit: Question = find("unit_reader_is_system_unit"),
      let mainFile: Text = find("unit_reader_get_main_file"),
      let workingFolder: Text = find("unit_reader_get_working_dir"),
      let moduleName: Text = find("unit_reader_get_module_name"),
      let unitTime: Times = find("unit_reader_get_modification_time"),
      let visitDependencies: Walk = find("unit_reader_dependencies_apply_f"),
      let dependencyKind: Number = find("unit_dependency_get_kind"),
      let dependencyName: Text = find("unit_dependency_get_name"),
      let dependencyPath: Text = find("unit_dependency_get_filepath"),
      let openRecord: Opening = find("record_reader_create"),
      let closeRecord: End = find("record_reader_dispose"),
      let visitOccurrences: Walk = find("record_reader_occurrences_apply_f"),
      let symbol: Part = find("occurrence_get_symbol"),
      let roles: @convention(c) (Object) -> UInt64 = find("occurrence_get_roles"),
      let position: Position = find("occurrence_get_line_col"),
      let symbolName: Text = find("symbol_get_name"),
      let symbolUSR: Text = find("symbol_get_usr"),
      let symbolKind: Number = find("symbol_get_kind")
    else { return nil }
    self.formatVersion = formatVersion
    self.open = open
    self.describeError = describeError
    self.visitUnits = visitUnits
    self.openUnit = openUnit
    self.closeUnit = closeUnit
    self.hasMainFile = hasMainFile
    self.isSystemUnit = isSystemUnit
    self.mainFile = mainFile
    self.workingFolder = workingFolder
    self.moduleName = moduleName
    self.unitTime = unitTime
    self.visitDependencies = visitDependencies
    self.dependencyKind = dependencyKind
    self.dependencyName = dependencyName
    self.dependencyPath = dependencyPath
    self.openRecord = openRecord
    self.closeRecord = closeRecord
    self.visitOccurrences = visitOccurrences
    self.symbol = symbol
    self.roles = roles
    self.position = position
    self.symbolName = symbolName
    self.symbolUSR = symbolUSR
    self.symbolKind = symbolKind
  }
}
