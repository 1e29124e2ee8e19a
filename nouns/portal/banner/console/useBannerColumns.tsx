import { mark } from '@shouya/console/i18n/language.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import Words from '@shouya/console/ui/Words.tsx'
import { useTranslation } from 'react-i18next'
import { banner } from '../noun.ts'
import styles from './Banner.module.css'
import type { BannerRow } from './bannerList.ts'
import Showing from './Showing.tsx'

/** The columns of the list and of its cards. */
export function useBannerColumns(): Column<BannerRow>[] {
  const { t } = useTranslation()
  const columns = useNounColumns<typeof banner, BannerRow>(banner, {
    title: {
      width: 200,
      sort: true,
      render: (row) => (
        <span className={styles.title}>
          <img src={row.image} alt="" loading="lazy" />
          <Words text={row.title} full={row.title} />
        </span>
      ),
    },
    position: { width: 104 },
    link_type: { width: 96 },
    begin_date: {
      title: t('banner.days'),
      width: 192,
      sort: true,
      render: (row) => `${row.begin_date} – ${row.end_date}`,
    },
    sort: { width: 72, sort: true, hidden: true },
    click_count: { width: 72, sort: true },
    status: { width: 88 },
    dept_name: { width: 120 },
    create_time: { width: 136, sort: true, hidden: true },
  })
  const readers: Column<BannerRow> = {
    key: 'visible_names',
    title: t('banner.field.visible'),
    width: 128,
    render: (row) =>
      row.visible_names.length === 0 ? t('banner.wholeBank') : <Words text={row.visible_names.join(mark('、'))} />,
  }
  const showing: Column<BannerRow> = {
    key: 'current',
    title: t('banner.showing'),
    width: 120,
    render: (row) => <Showing row={row} />,
  }
  return inOrder(
    [...columns, readers, showing],
    ['title', 'position', 'begin_date', 'current', 'visible_names', 'click_count', 'status'],
  )
}
