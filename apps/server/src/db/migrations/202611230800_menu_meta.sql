-- What the specification's menu route says beside path, icon and query (000 section 3).
alter table menu
  -- Given to the page beside the query of its address, where nobody can change it.
  add params jsonb not null default '{}',
  -- Address of the entry that lights up while this page is in front; null: the one above it in the tree.
  add highlight varchar(300),
  -- What the page's head, tab and window say, where that is not the title of the entry.
  add page_title_cn varchar(30),
  add page_title_hk varchar(30),
  add page_title_us varchar(60),
  -- Who has one of these roles sees the entry and what is below it; null: the permission says, or everybody.
  add role_codes text[],
  add check (role_codes is null or (cardinality(role_codes) > 0 and permission_id is null)),
  add check (page_title_cn is not null or (page_title_hk is null and page_title_us is null));
