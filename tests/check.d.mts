interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
export function missingFrom(lock: { readonly packages: Readonly<Record<string, Package>> }): string[]
export function check(): Promise<{ passed: number; failed: number }>
