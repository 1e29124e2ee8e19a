import { mark } from '@shouya/console/i18n/language.ts'
import NounBook from '@shouya/console/noun/NounBook.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import type { PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import Waited from '@shouya/console/ui/paper/Waited.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import type { Sign } from '@shouya/contract/sign'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'
import type { HandoverDetail } from './handoverList.ts'

type Props = { wish: PrintWish; onClose: () => void }

const { waiting, refused, void: isVoid } = roomKey.states.codes

/** Widths in percent of the sheet. */
const widths = [10.5, 19, 4, 5, 13.5, 13.5, 13.5, 12, 9]

/** Prints the register of key handovers (domain 4.7, 17.2) on A4. */
export default function HandoverPrint(props: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(roomKey)
  const heads = [
    label('handover_time'),
    t('roomKey.field.keys'),
    t('roomKey.print.count'),
    t('roomKey.keys.field.copy_type'),
    ...(['from_user_name', 'to_user_name', 'supervisor_user_name', 'reason'] as const).map(label),
    t('roomKey.print.seals'),
  ]
  return (
    <NounBook {...props} of={roomKey} path="RoomKey/GetPrintList">
      {(day) => (
        <PaperTable heads={heads} widths={widths}>
          {day.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </PaperTable>
      )}
    </NounBook>
  )
}

/** A row of the printed register. */
function Line({ row }: { row: HandoverDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(roomKey)
  const copy = useDictLabel('copy_type')
  const status = useDictLabel(roomKey.states.dict)
  const marks = [
    ...(row.status === waiting ? [t('roomKey.draft')] : []),
    ...(row.status === refused || row.status === isVoid ? [status(row.status)] : []),
    ...(row.is_backfill ? [label('is_backfill')] : []),
  ]
  return (
    <tr className={row.status === isVoid ? 'print-void' : undefined}>
      <td>
        {minute(row.handover_time)}
        <div>
          <small>{row.bill_no}</small>
        </div>
        <Waited row={row} received={row.create_time} />
        {marks.map((text) => (
          <div key={text}>
            <span className="print-mark">{text}</span>
          </div>
        ))}
      </td>
      <td>
        {row.keys.map((key) => (
          <div key={key.key_no}>
            {key.key_name} {key.key_no}
          </div>
        ))}
      </td>
      <td>{row.keys.length}</td>
      <td>{[...new Set(row.keys.map((key) => copy(key.copy_type)))].join(mark('、'))}</td>
      <td>
        <Signer name={row.from_user_name} sign={row.from_sign} />
      </td>
      <td>
        <Signer name={row.to_user_name} sign={row.to_sign} />
      </td>
      <td>
        <Signer name={row.supervisor_user_name} sign={row.supervisor_sign} />
      </td>
      <td>
        {row.reason}
        {row.oa_examine_no && (
          <div>
            {label('oa_examine_no')} {row.oa_examine_no}
          </div>
        )}
      </td>
      <td>{[row.seal_before, row.seal_after].filter(Boolean).join(' / ')}</td>
    </tr>
  )
}

/** A person with the signature; only the name before signing. */
function Signer({ name, sign }: { name: string | null; sign: Sign | null }) {
  return sign ? <SignView sign={sign} /> : (name ?? '')
}
