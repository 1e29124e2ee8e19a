import { DeleteOutlined } from '@ant-design/icons'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Button, Input, InputNumber, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { items } from '../noun.ts'
import { directionsOf, isFixed } from '../rules.ts'
import styles from './MoneyBox.module.css'
import type { BoxEntry } from './moneyBoxList.ts'
import { verdicts } from './moneyBoxValues.ts'

/** Users enter yuan, the API has fen. */
const FEN = 100

type Props = {
  box: BoxEntry
  kind: number
  /** Whether it is one of the expected boxes. */
  own: boolean
  amounts: boolean
  onChange: (part: Partial<BoxEntry>) => void
  onRemove: () => void
}

/** One box: present or not, its seal and lock, and for two-way handovers its direction. */
export default function BoxRow({ box, kind, own, amounts, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(items)
  const { box_no } = box
  const ways = directionsOf(kind)
  const state = box.missing ? 'missing' : box.waits ? 'waits' : !own && isFixed(kind) ? 'extra' : 'there'
  const tone = { missing: 'refused', waits: 'draft', extra: 'overdue', there: 'done' } as const
  const isPresent = !box.waits && !box.missing
  return (
    <fieldset className={styles.box} aria-label={t('moneyBox.boxOf', { box: box_no })}>
      <span className={styles.number}>
        <strong>{box_no}</strong>
        <StatusTag kind={tone[state]}>{t(`moneyBox.boxState.${state}`)}</StatusTag>
      </span>
      {isPresent && ways.length > 1 && (
        <Radio.Group
          optionType="button"
          className={styles.answer}
          aria-label={t('moneyBox.directionOf', { box: box_no })}
          value={box.direction}
          onChange={({ target }) => onChange({ direction: target.value as number })}
          options={ways.map((way) => ({ value: way, label: choice('direction', way) }))}
        />
      )}
      {isPresent && (
        <>
          <Input
            className={styles.seal}
            value={box.seal_no}
            maxLength={20}
            autoComplete="off"
            placeholder={label('seal_no')}
            aria-label={t('moneyBox.sealOf', { box: box_no })}
            onChange={({ target }) => onChange({ seal_no: target.value.toUpperCase() })}
          />
          {(['seal_ok', 'lock_ok'] as const).map((part) => (
            <Verdict
              key={part}
              label={`${box_no} ${label(part)}`}
              value={box[part]}
              onChange={(answer) => onChange({ [part]: answer })}
              options={verdicts((whole) => choice(part, whole))}
            />
          ))}
        </>
      )}
      {isPresent && amounts && (
        <InputNumber
          className={styles.seal}
          value={box.amount_declared == null ? null : box.amount_declared / FEN}
          min={0}
          max={1e10}
          precision={2}
          placeholder={label('amount_declared')}
          aria-label={t('moneyBox.amountOf', { box: box_no })}
          onChange={(yuan) => onChange({ amount_declared: yuan === null ? null : Math.round(yuan * FEN) })}
        />
      )}
      {box.waits && (
        <>
          <Button onClick={() => onChange({ waits: false, scan_method: 3 })}>{t('moneyBox.isThere')}</Button>
          <Button danger onClick={() => onChange({ waits: false, missing: true })}>
            {t('moneyBox.isMissing')}
          </Button>
        </>
      )}
      {box.missing && (
        <Button onClick={() => onChange({ missing: false, scan_method: 3 })}>{t('moneyBox.isThere')}</Button>
      )}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={t('moneyBox.takeOut', { name: box_no })}
        onClick={onRemove}
      />
    </fieldset>
  )
}
