/** A short name for URLs, made from a name and the end of an ID, so that two equal names get different slugs. */
export function slugOf(name: string, id: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 48)
  return `${words || 'organization'}-${id.slice(-6)}`
}
