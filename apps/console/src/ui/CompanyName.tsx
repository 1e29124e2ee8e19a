import './ui.css'
import { useCompanies } from './useCompanies.ts'

/** An escort company in a list: its short name; in full for the pointer. */
export default function CompanyName({ name }: { name: string | null }) {
  const { short } = useCompanies()
  if (!name) return '-'
  return (
    <span className="ui-end" title={name}>
      <bdi>{short(name)}</bdi>
    </span>
  )
}
