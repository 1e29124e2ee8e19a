import './ui.css'
import { useUnits } from './useUnits.ts'

/** A unit in a list: its short name, whose beginning goes where it is too long; in full for the pointer. */
export default function UnitName({ name }: { name: string | null }) {
  const { short } = useUnits()
  if (!name) return '-'
  return (
    <span className="ui-end" title={name}>
      <bdi>{short(name)}</bdi>
    </span>
  )
}
