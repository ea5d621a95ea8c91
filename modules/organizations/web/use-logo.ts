import { useEffect, useState } from 'react'
import { brandingWords as words } from '../words/registration.ts'

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp']
/** 2 MB, the limit of the server. */
const LOGO_BYTES = 2 * 1024 * 1024

/** The chosen logo, checked for type and size, with a URL for its preview. */
export function useLogo() {
  const [file, setFile] = useState<File | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  const choose = (chosen: File) => {
    if (!LOGO_TYPES.includes(chosen.type)) return setError(words.logoType)
    if (chosen.size > LOGO_BYTES) return setError(words.logoSize)
    setError(undefined)
    setFile(chosen)
    setUrl(URL.createObjectURL(chosen))
  }
  const remove = () => {
    setFile(null)
    setUrl(null)
  }
  return { file, url, error, choose, remove }
}
