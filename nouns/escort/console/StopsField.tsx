import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import type { Fielded } from '@shouya/noun/noun'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import './stops.css'
import UnitSelect from './UnitSelect.tsx'

type Stop = { dept_id?: number } & { [time: string]: string | number | null }
type Props = {
  id?: string
  value?: Stop[]
  onChange?: (stops: Stop[]) => void
  /** The part whose fields a stop has: its unit and its times. */
  of: Fielded
}

const MOST = 40

/** The stops of a route or plan in their order, which is changed by buttons, for touch and keyboard alike. */
export default function StopsField({ id = 'stops', value = [], onChange, of }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(of)
  const times = Object.keys(of.fields).filter((name) => of.fields[name]?.kind === 'time')
  const put = (at: number, change: Stop) =>
    onChange?.(value.map((stop, i) => (i === at ? { ...stop, ...change } : stop)))
  const swap = (at: number, to: number) =>
    onChange?.(value.map((stop, i) => (i === at ? (value[to] ?? stop) : i === to ? (value[at] ?? stop) : stop)))
  const button = (text: string, icon: React.ReactNode, onClick: () => void, disabled = false) => (
    <Button type="text" icon={icon} aria-label={text} title={text} disabled={disabled} onClick={onClick} />
  )
  return (
    <div className="escort-stops" id={id}>
      {value.map((stop, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no key before its unit is chosen
        <fieldset key={at} className="escort-stop">
          <legend>{t('route.stop.at', { no: at + 1 })}</legend>
          <span className="escort-stop-unit">
            <label htmlFor={`${id}_${at}_dept_id`}>{label('dept_name')}</label>
            <UnitSelect
              id={`${id}_${at}_dept_id`}
              {...(stop.dept_id !== undefined && { value: stop.dept_id })}
              onChange={(unit) => put(at, { dept_id: unit as number })}
            />
          </span>
          {times.map((time) => (
            <span key={time}>
              <label htmlFor={`${id}_${at}_${time}`}>{label(time)}</label>
              <HourInput
                id={`${id}_${at}_${time}`}
                value={(stop[time] as string | undefined) ?? null}
                onChange={(hour) => put(at, { [time]: hour })}
              />
            </span>
          ))}
          <span className="escort-stop-moves">
            {button(t('route.stop.up'), <ArrowUpOutlined aria-hidden="true" />, () => swap(at, at - 1), at === 0)}
            {button(
              t('route.stop.down'),
              <ArrowDownOutlined aria-hidden="true" />,
              () => swap(at, at + 1),
              at === value.length - 1,
            )}
            {button(t('route.stop.remove'), <DeleteOutlined aria-hidden="true" />, () =>
              onChange?.(value.filter((_stop, i) => i !== at)),
            )}
          </span>
        </fieldset>
      ))}
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={value.length >= MOST}
        onClick={() => onChange?.([...value, {}])}
      >
        {t('route.stop.add')}
      </Button>
    </div>
  )
}
