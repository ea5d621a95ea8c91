// Distances between columns, in points.

/** A gutter is at least this wide. */
export const GUTTER = 7
/** Left edges closer than this are one column's edge. */
export const SAME_EDGE = 3

/** As many segments that end at the right margin can be a column that is aligned to it. */
export const FEWEST_FLUSH = 6
