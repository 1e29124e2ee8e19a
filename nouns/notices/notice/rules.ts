/** Dictionary notice_type. */
export const noticeType = { bank: 0, branch: 1, link: 2 } as const

/** Attachments of one notice, at most (domain 9.2). */
export const MOST_ANNEXES = 5
