import Facts from '@shouya/console/noun/Facts.tsx'
import type { material } from '../noun.ts'

type Props = { of: typeof material; row: Readonly<Record<string, unknown>> }

/** What a document about construction says of its outlet. */
export default function BuildFacts({ of, row }: Props) {
  return (
    <Facts
      of={of}
      row={row}
      show={[
        'build_dept_name',
        'build_stage',
        row.build_begin !== null && 'build_begin',
        row.build_end !== null && 'build_end',
        row.contractor !== null && 'contractor',
        row.approve_doc_no !== null && 'approve_doc_no',
        row.accept_doc_no !== null && 'accept_doc_no',
      ]}
    />
  )
}
