// Limits for a résumé. Each is far above what a normal file needs and far below what would harm the server.

/** Size of the file itself, bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
/** The total unpacked size of the parts that we read, in bytes. */
export const MAX_UNPACKED_BYTES = 60 * 1024 * 1024
/** The limit for one part (document.xml, content.xml), because its parsed tree takes many times its size. */
export const MAX_PART_BYTES = 24 * 1024 * 1024
/** A part above MIN_BYTES_FOR_RATIO with a higher compression ratio is considered an attack. */
export const MAX_RATIO = 250
export const MIN_BYTES_FOR_RATIO = 8 * 1024 * 1024
/** One unpacked stream of a PDF. A page scanned in color at 400 dpi has 46 MB. */
export const MAX_STREAM_BYTES = 64 * 1024 * 1024
/** All unpacked streams of a PDF together. */
export const MAX_STREAMS_BYTES = 400 * 1024 * 1024
/** Images in a PDF with more pixels than this are skipped. An A4 page at 300 dpi has 8.7 million. */
export const MAX_PICTURE_PIXELS = 20_000_000
/** Files inside a DOCX or ODT. */
export const MAX_ENTRIES = 2_000
export const MAX_XML_NODES = 1_500_000
export const MAX_XML_DEPTH = 400
export const MAX_PAGES = 60
/** Characters of visible text in the document: about 60 dense pages. */
export const MAX_TEXT_LENGTH = 250_000
/** Limits for reported hidden text: its length, and the number of segments. */
export const MAX_HIDDEN_LENGTH = 2_000
export const MAX_HIDDEN_PIECES = 50
/** With fewer visible letters and digits than this, a document is a scan or empty. */
export const MIN_LETTERS = 30
