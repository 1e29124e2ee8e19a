import { Descriptions } from 'antd'
import type { ReactNode } from 'react'

export type Detail = { label: string; value: ReactNode; wide?: boolean }

/** The fields of a record in two columns, on a phone in one. */
export default function Details({ items }: { items: readonly (Detail | false)[] }) {
  return (
    <Descriptions
      className="ui-details"
      column={{ xs: 1, sm: 1, md: 2, lg: 2, xl: 2, xxl: 2 }}
      colon={false}
      items={items.flatMap((item) =>
        item
          ? [
              {
                key: item.label,
                label: item.label,
                children: item.value === null || item.value === undefined || item.value === '' ? '-' : item.value,
                ...(item.wide ? { span: 'filled' as const } : {}),
              },
            ]
          : [],
      )}
    />
  )
}
