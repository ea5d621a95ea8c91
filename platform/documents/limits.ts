// What a résumé may cost. Every number is far above what an honest file needs and far below what hurts the server.

/** Size of the file itself, bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
/** Bytes that the parts we read may unpack to, all together. */
export const MAX_UNPACKED_BYTES = 60 * 1024 * 1024
/** One part (document.xml, content.xml) may be no larger: its tree of nodes costs many times its bytes. */
export const MAX_PART_BYTES = 24 * 1024 * 1024
/** A part beyond MIN_BYTES_FOR_RATIO that shrank more than this is made to hurt, not to be read. */
export const MAX_RATIO = 250
export const MIN_BYTES_FOR_RATIO = 8 * 1024 * 1024
/** One compressed stream of a PDF, unpacked: a page scanned in colour at 400 dpi has 46 MB. */
export const MAX_STREAM_BYTES = 64 * 1024 * 1024
/** All streams of a PDF together, unpacked one after the other. */
export const MAX_STREAMS_BYTES = 400 * 1024 * 1024
/** A picture of a PDF beyond this many pixels is left out instead of being decoded; an A4 page at 300 dpi has 8.7 million. */
export const MAX_PICTURE_PIXELS = 20_000_000
/** Files inside a DOCX or ODT. */
export const MAX_ENTRIES = 2_000
export const MAX_XML_NODES = 1_500_000
export const MAX_XML_DEPTH = 400
export const MAX_PAGES = 60
/** Characters of visible text in the whole document: about 60 dense pages. */
export const MAX_TEXT_LENGTH = 250_000
/** Hidden text is reported, but nobody needs more than this of one piece or more pieces than that. */
export const MAX_HIDDEN_LENGTH = 2_000
export const MAX_HIDDEN_PIECES = 50
/** Fewer visible letters and digits than this in a whole document: a scan, or nothing. */
export const MIN_LETTERS = 30
