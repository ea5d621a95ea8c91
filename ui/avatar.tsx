import { locale } from '#platform/locale/locale.ts'

const initials = (name: string) => {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map(word => locale.upper(Array.from(word ?? '')[0] ?? '')).join('') || '?'
}

/** Initials or a picture. Hidden from screen readers: the name is shown next to it. */
export function Avatar({
  name,
  src,
  size = 'default',
}: {
  name: string
  src?: string | null
  size?: 'small' | 'default' | 'large'
}) {
  return (
    <span className="avatar" data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" className="size-full object-cover" /> : initials(name)}
    </span>
  )
}
