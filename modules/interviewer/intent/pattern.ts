/**
 * Compiles one pattern of each line. `( | )` groups alternatives, `{name}` inserts a part, `~` stands for up to 3 words and `~~` for
 * up to 7. All repetitions are bounded (`*` and `+` to 5), so that reading takes linear time.
 */
export function patterns(lines: string, parts: Readonly<Record<string, string>> = {}): RegExp[] {
  return lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => new RegExp(`(?<= )(?:${compiled(withParts(line, parts))})(?= )`, 'g'))
}

function withParts(line: string, parts: Readonly<Record<string, string>>): string {
  const filled = line.replace(/\{([a-z_]{1,20})\}/gu, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`unknown part of a pattern: ${name}`)
    return `(${part})`
  })
  return filled === line ? line : withParts(filled, parts)
}

const WORD = '[^ .?][^ ]{0,29}'

function compiled(line: string): string {
  return (
    line
      .replaceAll(/~ +/gu, '~')
      // Words may follow at the end of an alternative.
      .replaceAll(/(?<=[^ (|~])(~{1,2})(?=[)|]|$)/gu, (_, gap: string) => `(?: ${WORD}){0,${gap === '~' ? 3 : 7}}`)
      // A word and the gap after it are separated by a space, as the words are.
      .replaceAll(/(?<=[^ ()|~?*+][)?*+]{0,9})(?=~)(?<!~)/gu, ' ')
      .replaceAll(/\((?!\?)/gu, '(?:')
      .replaceAll(')*', '){0,5}')
      .replaceAll(')+', '){1,5}')
      .replaceAll('~~', `(?:${WORD} ){0,7}`)
      .replaceAll('~', `(?:${WORD} ){0,3}`)
  )
}
