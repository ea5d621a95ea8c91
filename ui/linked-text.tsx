/** An address within a text, without the punctuation that follows it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'\p{Pe}\p{Pf}\p{Pi}…。、，！？；：])/iu

/** A text whose web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
      <a key={index} href={part} rel="noopener noreferrer" className="link">
        {part.replace(/^https?:\/\//iu, '')}
      </a>
    ) : (
      part
    ),
  )
}
