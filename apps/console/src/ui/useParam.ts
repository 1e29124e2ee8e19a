import { useAddress } from './address.ts'

/** What is open on a page is part of its URL, so that the work bench, reminders and copied links lead to it. */
export function useParam(name: string): [string | null, (value: string | undefined) => void] {
  const { params, setParams } = useAddress()
  const change = (value: string | undefined) =>
    setParams((now) => {
      if (value === undefined) now.delete(name)
      else now.set(name, value)
      return now
    })
  return [params.get(name), change]
}
