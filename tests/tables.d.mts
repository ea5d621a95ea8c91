interface Source {
  readonly file: string
  readonly text: string
}
export function declaredTables(sources: readonly Source[]): Map<string, string>
export function invalidTableUses(sources: readonly Source[]): string[]
