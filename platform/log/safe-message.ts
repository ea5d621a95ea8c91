/** An e-mail address, or a sign-in in a URL. The name of a package, like `@fastify/static`, has nothing before the `@`. */
const ADDRESS = /(?:[^\s<>"'(/]|\S")(?:@|%40)[^\s@]/i

/**
 * The message of an error for the log and for stored reasons: without e-mail addresses, and without the reply of a mail server, which can
 * also name a person in other words.
 */
export function safeMessage(error: unknown): string {
  const { message, responseCode, command } = (error ?? {}) as Error & { responseCode?: unknown; command?: unknown }
  if (typeof responseCode === 'number')
    return `The mail server replied ${responseCode}${typeof command === 'string' ? ` to ${command}` : ''}.`
  return String(message ?? error).replaceAll(/\S+/g, word => (ADDRESS.test(word) ? '[address]' : word))
}
