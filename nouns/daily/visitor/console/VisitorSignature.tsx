import DrawnView from '../../console/DrawnView.tsx'
import type { VisitorDetail } from './visitorList.ts'

/** The visitor's drawn signature; refused visitors have none. */
export default function VisitorSignature({ row }: { row: VisitorDetail }) {
  if (row.visitor_sign_file_id === null) return '-'
  return <DrawnView file={row.visitor_sign_file_id} name={row.name} />
}
