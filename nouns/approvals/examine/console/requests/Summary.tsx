import type { TaskRow } from './requestList.ts'

/** What a request is about, in the fields that its flow chose. */
export default function Summary({ of }: { of: TaskRow['summary'] }) {
  if (of.length === 0) return null
  return (
    <dl className="req-summary">
      {of.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
