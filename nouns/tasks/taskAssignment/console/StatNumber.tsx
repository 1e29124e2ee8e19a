import { Link } from 'react-router'
import type { Figure, StatRow } from './statFigures.ts'
import styles from './TaskStat.module.css'

type Props = {
  figure: Figure
  of: Parameters<Figure['text']>[0]
  unit: Partial<StatRow> & { dept_id: number | undefined }
}

/** A number of the statistics, where the user may see them with the way to the records behind it. */
export default function StatNumber({ figure, of, unit }: Props) {
  const way = figure.way(of, unit.dept_id)
  const text = figure.text(of)
  if (way === undefined) return text
  return (
    <Link
      className={styles.number}
      to={way}
      aria-label={[unit.dept_name, figure.title, text].filter(Boolean).join(' ')}
    >
      {text}
    </Link>
  )
}
