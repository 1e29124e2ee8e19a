import Telephone from '@shouya/console/ui/Telephone.tsx'
import type { BookRow } from './contactList.ts'
import styles from './Numbers.module.css'

/** The numbers of a line that reach somebody from outside, each to call and to copy. */
export default function Numbers({ row }: { row: Pick<BookRow, 'name' | 'phone' | 'tel'> }) {
  const numbers = [row.phone, row.tel].filter((number) => number !== null)
  return (
    <span className={styles.numbers}>
      {numbers.map((number) => (
        <Telephone key={number} name={row.name} number={number} />
      ))}
    </span>
  )
}
