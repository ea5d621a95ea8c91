/** The loudness of an invented voice: syllables in words, words in phrases. It shows how the voice bars move before anyone speaks. */
export function sampleSpeech(seed: number): (seconds: number) => number {
  let state = seed
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const syllables: { at: number; strength: number; width: number }[] = []
  let at = 0.2
  while (at < 18) {
    const count = 1 + Math.floor(next() * 3)
    const stressed = Math.floor(next() * count)
    for (let index = 0; index < count; index += 1) {
      const strength = index === stressed ? 0.75 + 0.25 * next() : 0.3 + 0.3 * next()
      syllables.push({ at, strength, width: 0.07 + 0.03 * next() })
      at += 0.16 + 0.09 * next()
    }
    at += 0.05 + (next() < 0.14 ? 0.35 + 0.3 * next() : 0.07 * next())
  }
  const length = at
  return seconds => {
    const position = ((seconds % length) + length) % length
    let level = 0
    for (const one of syllables) {
      const distance = (position - one.at) / one.width
      if (distance > -4 && distance < 4) level += one.strength * Math.exp((-distance * distance) / 2)
    }
    return Math.min(1, level)
  }
}
