import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { crew, items, moneyBox } from '../noun.ts'
import { BAD } from '../rules.ts'
import { Reasons } from './CarItem.tsx'
import styles from './MoneyBox.module.css'
import type { MoneyBoxDetail } from './moneyBoxList.ts'

/** The boxes of a handover with their seals, and the crew with their papers at that time. */
export default function MoneyBoxParts({ row }: { row: MoneyBoxDetail }) {
  const { t } = useTranslation()
  const head = useNounWords(moneyBox)
  const ofCrew = useNounWords(crew)
  const ofBox = useNounWords(items)
  return (
    <>
      <h2 className={styles.heading}>{t('moneyBox.boxesOf', { out: row.out_count, in: row.in_count })}</h2>
      {row.diff_reason && (
        <p>
          {head.label('diff_reason')}
          {mark('：')}
          {row.diff_reason}
        </p>
      )}
      <ul className={styles.parts}>
        {row.items.map((box) => (
          <li key={box.id} className={styles.box}>
            <span className={styles.number}>
              <strong>{box.box_no}</strong>
              <DictTag dict="match_result" value={box.matched} />
            </span>
            <DictText dict="box_type" value={box.box_type} />
            <span>{ofBox.choice('direction', box.direction)}</span>
            <span>{box.seal_no ?? '-'}</span>
            {box.amount_declared !== null && (
              <span>
                {t('moneyBox.amount', {
                  yuan: (box.amount_declared / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 }),
                })}
              </span>
            )}
            {(['seal_ok', 'lock_ok'] as const).map(
              (part) =>
                box[part] === BAD && (
                  <StatusTag key={part} kind="refused">
                    {ofBox.choice(part, BAD)}
                  </StatusTag>
                ),
            )}
          </li>
        ))}
      </ul>
      {row.items.length === 0 && <p className="ui-note">{t('moneyBox.noBoxes')}</p>}
      <h2 className={styles.heading}>{t('moneyBox.crew.title')}</h2>
      <ul className={styles.parts}>
        {row.crew.map((member) => (
          <li key={member.staff_id} className={styles.box}>
            <span className={styles.number}>
              <strong>{member.name}</strong> <DictText dict="staff_duty" value={member.duty_type} />
            </span>
            <span className="ui-note">{[member.staff_no, member.pass_card_no].filter(Boolean).join(' · ')}</span>
            <Reasons reasons={member.reasons} />
            {member.is_temp && <StatusTag kind="overdue">{ofCrew.label('is_temp')}</StatusTag>}
            {member.photo_match === BAD && <StatusTag kind="refused">{ofCrew.choice('photo_match', BAD)}</StatusTag>}
          </li>
        ))}
      </ul>
      {row.crew.length === 0 && <p className="ui-note">{t('moneyBox.noCrew')}</p>}
    </>
  )
}
