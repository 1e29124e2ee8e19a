import { actionText } from './actionText.ts'
import { useWord } from './useWord.ts'

/** The name of an action in the log. */
export function useActionWord(): (action: string) => string {
  const word = useWord()
  return (action) => actionText(word, action)
}
