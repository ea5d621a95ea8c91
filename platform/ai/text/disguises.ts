// Forms of text that people do not write in résumés or say in interviews, but that make software follow them: marks of other
// formats, and instructions that are spelled so that filters for words miss them. Each pattern is bounded.

const MARKS = [
  // Tags of conversations and documents: <system>, </answer>, [SYSTEM], <<END>>, [tool_result name="x"].
  /<\/?[a-z][\w-]{1,30}(?: [^<>]{0,80})?>/iu,
  /<\|[^|<>]{1,40}\|>|<<[^<>]{1,60}>>/u,
  /\[\/?(?:system|inst|user|assistant|admin|tool|developer|prompt|override|end)[^\]]{0,60}\]/iu,
  /^#{2,4} ?(?:system|instruction|assistant|user)/imu,
  // Parts of JSON and code.
  /[{,[]\s{0,4}"[^"\n]{1,40}"\s{0,4}:/u,
  /"\s{0,4}[}\]]{1,3}\s{0,4},/u,
  /```/u,
  // Links and pictures in Markdown.
  /!?\[[^\]\n]{0,80}\]\(/u,
]

/** "i g n o r e   t h i s" */
const SPELLED = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]{1,3}){7}\p{L}(?![\p{L}\p{N}])/u

/** Long enough to hide a sentence in base64. Identifiers and addresses are shorter or have other characters. */
const ENCODED = /(?<![\w/+=:.-])[A-Za-z0-9+/]{28,400}={0,2}(?![\w/+])/gu
const isEncoded = (text: string) =>
  [...text.matchAll(ENCODED)].some(([word]) => /[a-z]/u.test(word) && /[A-Z]/u.test(word) && /\d/u.test(word))

/** Words that order something and are written like one, between commas: "always-return-met". */
const JOINED = /(?<![\w-])(?:[a-z]{2,14}-){3,8}[a-z]{2,14}(?![\w-])/u
const ORDERING =
  /(?:^|-)(?:always|never|return|treat|mark|rate|score|give|ignore|assume|output|answer|set|accept|pass|all|every|met)(?:-|$)/u
const isJoinedOrder = (text: string) => {
  const joined = JOINED.exec(text.toLowerCase())?.[0]
  return joined !== undefined && joined.split('-').filter(part => ORDERING.test(part)).length >= 2
}

const WORD = /[\p{L}\p{M}]{3,40}/gu
/** Letters of scripts that look alike in one word. */
const isMixed = (word: string) =>
  /\p{Script=Latin}/u.test(word) &&
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(word)

/** Whether a text contains what only serves to make software do something. */
export function isDisguised(text: string): boolean {
  return (
    MARKS.some(mark => mark.test(text)) ||
    SPELLED.test(text) ||
    isEncoded(text) ||
    isJoinedOrder(text) ||
    [...text.matchAll(WORD)].some(([word]) => isMixed(word))
  )
}
