import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useTranslation } from 'react-i18next'
import { banner } from '../noun.ts'
import { position } from '../rules.ts'
import styles from './Banner.module.css'
import type { BannerDetail } from './bannerList.ts'
import Showing from './Showing.tsx'

/** A banner as it is shown, and all that is said of it. */
export default function BannerFacts({ row }: { row: BannerDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(banner)
  return (
    <>
      <img className={styles.picture} src={row.image} alt={row.alt} />
      <Facts
        of={banner}
        row={row}
        show={[
          'alt',
          'position',
          { label: t('banner.days'), value: `${row.begin_date} – ${row.end_date}`, wide: true },
          { label: t('banner.showing'), value: <Showing row={row} /> },
          'link_type',
          row.link !== null && 'link',
          {
            label: t('banner.field.visible'),
            value: row.visible_names.join(mark('、')) || t('banner.wholeBank'),
            wide: true,
          },
          'sort',
          // Who looks at the sign-in page is nobody yet.
          row.position !== position.signIn && { label: label('click_count'), value: row.click_count },
          'dept_name',
          'create_user_name',
          'create_time',
        ]}
      />
    </>
  )
}
