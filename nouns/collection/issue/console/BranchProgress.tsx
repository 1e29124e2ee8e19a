import { useTranslation } from 'react-i18next'
import type { IssueDetail } from './issueList.ts'
import styles from './Progress.module.css'
import ProgressBar from './ProgressBar.tsx'

type Props = {
  branches: IssueDetail['progress']
  chosen: number | undefined
  onChoose: (branch: number) => void
}

/** How far each branch is, the slowest first; a branch filters the receivers. */
export default function BranchProgress({ branches, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.branches} aria-label={t('issue.progress.branches')}>
      {branches.map((branch) => (
        <li key={branch.dept_id}>
          <button
            type="button"
            className={styles.branch}
            aria-pressed={branch.dept_id === chosen}
            onClick={() => onChoose(branch.dept_id)}
          >
            <span>{branch.dept_name}</span>
            <ProgressBar of={branch} />
          </button>
        </li>
      ))}
    </ul>
  )
}
