const MOST = 4

/** "Marie-Claire van den Berg" is "M. v. d. B.". */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST)
    .map(part => `${/^./u.exec(part)![0]}.`)
    .join(' ')
