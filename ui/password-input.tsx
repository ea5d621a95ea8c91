import type { ComponentProps } from 'react'
import { useState } from 'react'
import { Input } from './input.tsx'
import { partWords } from './words.ts'

/** A password field with a button to show what is typed. Pasting and password managers work (WCAG 2.2, 3.3.8). */
export function PasswordInput({ large, ...rest }: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input
        {...rest}
        large={large}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
        className="pr-18"
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={partWords.showPassword}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 min-w-14 rounded-control px-2.5 text-13 font-medium text-text-2 hover:bg-sunken hover:text-text"
      >
        {shown ? partWords.hide : partWords.show}
      </button>
    </span>
  )
}
