import DrawnView from '../../console/DrawnView.tsx'
import type { VisitorDetail } from './visitorList.ts'

/** What the visitor drew; who was refused has signed nothing. */
export default function VisitorSignature({ row }: { row: VisitorDetail }) {
  if (row.visitor_sign_file_id === null) return '-'
  return <DrawnView file={row.visitor_sign_file_id} name={row.name} />
}
