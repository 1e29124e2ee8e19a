import { useCompanies } from './useCompanies.ts'
import Words from './Words.tsx'

/** An escort company in a list: its short name, with the full name as tooltip. */
export default function CompanyName({ name }: { name: string | null }) {
  const { short } = useCompanies()
  return name ? <Words text={short(name)} full={name} /> : '-'
}
