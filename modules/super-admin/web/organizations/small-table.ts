/** The cells of a small table inside a part of a page. */
export const SMALL_HEAD = 'h-7 pr-3 text-left text-12 font-normal text-text-2'
export const SMALL_CELL = 'h-10 border-t border-line pr-3'
