import { EyeOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useTranslation } from 'react-i18next'
import { visitor } from '../noun.ts'
import type { VisitorDetail } from './visitorList.ts'

/** Certificates and telephone, masked until a user with the right reveals them, which is logged. */
export default function VisitorNumbers({ row }: { row: VisitorDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(visitor)
  const reveal = useAction('OutInside/Reveal')
  const shown = reveal.data
  const fellows = shown?.fellows ?? row.fellow_list.map(({ name, cert_mask }) => ({ name, cert_no: cert_mask }))
  return (
    // One element, because the cell of a record arranges its children in a row.
    <div>
      <ul className="ui-lines">
        <li>
          <DictText dict="cert_type" value={row.cert_type} /> {shown?.cert_no ?? row.cert_mask}
        </li>
        <li>
          {label('phone_mask')} {shown?.phone ?? row.phone_mask ?? '-'}
        </li>
        {fellows.map((fellow) => (
          <li key={`${fellow.name} ${fellow.cert_no}`}>
            {t('visitor.fellow')} {fellow.name} {fellow.cert_no}
          </li>
        ))}
      </ul>
      {row.revealable && !shown && (
        <div>
          <OperationButton
            path="OutInside/Reveal"
            size="small"
            icon={<EyeOutlined aria-hidden="true" />}
            loading={reveal.isPending}
            onClick={() => reveal.mutate({ id: row.id })}
          >
            {t('visitor.reveal')}
          </OperationButton>
        </div>
      )}
    </div>
  )
}
