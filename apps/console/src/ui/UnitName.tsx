import { useUnits } from './useUnits.ts'
import Words from './Words.tsx'

/** A unit in a list: its short name, with the full name as tooltip. */
export default function UnitName({ name }: { name: string | null }) {
  const { short } = useUnits()
  return name ? <Words text={short(name)} full={name} /> : '-'
}
