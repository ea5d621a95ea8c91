import { emailAddresses } from './email-addresses.ts'
import { readable } from './readable.ts'

const TOP_LEVEL =
  'com|org|net|info|biz|edu|gov|int|mobi|name|pro|io|ai|app|dev|co|me|tv|cc|xyz|online|site|website|shop|store|link|page|cloud|club|live|top|work|jobs|career|eu|de|at|ch|li|fr|be|es|mx|ar|it|pt|br|nl|pl|se|no|dk|fi|cz|ro|tr|gr|uk|ie|us|ca|au|nz|in|cn|jp|kr|ru|ua|za|example|test|invalid|local|localhost|onion'
const LINK = new RegExp(
  `(?<![\\p{L}\\p{N}.@-])(?:[a-z]{2,12}://|www\\s{0,2}\\.)[^\\s]{0,200}|(?<![\\p{L}\\p{N}.@-])(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,40}\\.){1,4}(?:${TOP_LEVEL})(?![\\p{L}\\p{N}-])`,
  'giu',
)

/** The links, bare domains and e-mail addresses in a text, in lower case. */
export function linksIn(text: string): string[] {
  const plain = readable(text).toLowerCase()
  return [...(plain.match(LINK) ?? []), ...emailAddresses(plain).map(address => address.text)]
}
