interface Source {
  readonly file: string
  readonly text: string
}
export function declaredTables(sources: readonly Source[]): Map<string, string>
export function wrongTableUses(sources: readonly Source[]): string[]
