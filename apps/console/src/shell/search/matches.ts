import { initials } from './initials.ts'

type Named = { title: string; path: string; trail: string }

/** Whether a page matches the input: by name, initials of the name, or route. */
export function matches({ title, path, trail }: Named, typed: string): boolean {
  const word = typed.trim().toLowerCase()
  if (word === '') return false
  return [title.toLowerCase(), trail.toLowerCase(), path.toLowerCase(), initials(title)].some((text) =>
    text.includes(word),
  )
}
