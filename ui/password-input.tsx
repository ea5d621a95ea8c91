import type { ComponentProps } from 'react'
import { useState } from 'react'
import { Input } from './input.tsx'

/** A password that can be looked at while it is typed (WCAG 2.2, 3.3.8: pasting and managers work too). */
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
        aria-label="Show the password"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 min-w-14 rounded-control px-2.5 text-13 font-medium text-text-2 hover:bg-sunken hover:text-text"
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  )
}
