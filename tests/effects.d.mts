export function returningEffects(text: string): number[]
