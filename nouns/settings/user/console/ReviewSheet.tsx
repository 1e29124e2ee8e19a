import type { RowOf } from '@shouya/console/api/path.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import DictTexts from '@shouya/console/ui/DictTexts.tsx'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { user } from '../noun.ts'

type Reviewed = RowOf<'User/GetPrintList'>['rows'][number]

/** Account, unit, roles and scope, rights, last sign-in, opinion, signature: in percent. */
const widths = [12, 13, 14, 31, 9, 12, 9]

/** 《权限复核表》 (domain 17.2, form 20): the reviewer writes opinion and signature. */
export default function ReviewSheet(props: { wish: PrintWish; onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(user)
  const heads = [
    label('username'),
    label('dept_name'),
    t('user.field.role_names'),
    t('user.rights'),
    label('last_login_time'),
    t('user.field.review_opinion'),
    t('user.field.review_sign'),
  ]
  return (
    <RegisterPrint path="User/GetPrintList" landscape {...props}>
      {({ bank_name, rows, printed_time }) => (
        <section className="paper">
          <PaperHead title={`${bank_name} ${t('user.review')}`} verify={user.route}>
            <span>{printed_time.slice(0, 10)}</span>
            <span>{t('ui.records', { count: rows.length })}</span>
          </PaperHead>
          <PaperTable heads={heads} widths={widths}>
            {rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </PaperTable>
          <p>{t('user.reviewedBy')}</p>
        </section>
      )}
    </RegisterPrint>
  )
}

function Line({ row }: { row: Reviewed }) {
  const { t } = useTranslation()
  return (
    <tr>
      <td>
        {row.username}
        <br />
        {row.real_name} <DictText dict="user_status" value={row.status} />
      </td>
      <td>{row.party_name ?? row.dept_name}</td>
      <td>
        {row.role_names.join(mark('、'))}
        {row.scopes.length > 0 && (
          <div>
            <DictTexts dict="data_scope" values={row.scopes} /> {row.scope_dept_names.join(mark('、'))}
          </div>
        )}
      </td>
      <td>
        {row.rights.map(({ group, permissions }) => (
          <div key={group}>
            {group}:{' '}
            {permissions
              .map(({ name, held, of }) => (held === of ? name : t('user.partly', { name, held, of })))
              .join(mark('、'))}
          </div>
        ))}
      </td>
      <td>{row.last_login_time && minute(row.last_login_time)}</td>
      <td />
      <td />
    </tr>
  )
}
