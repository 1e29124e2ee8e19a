import { useUnits } from './useUnits.ts'
import Words from './Words.tsx'

/** A unit in a list: its short name, in full for the pointer. */
export default function UnitName({ name }: { name: string | null }) {
  const { short } = useUnits()
  return name ? <Words text={short(name)} full={name} /> : '-'
}
