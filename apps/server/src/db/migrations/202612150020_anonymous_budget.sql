-- How much anonymous feedback a day has, by group of accounts: whose it is stays unsaid, since no group has fewer than 32 accounts
-- unless the bank has fewer than 64.
create table anonymous_budget (
  day date not null,
  -- The remainder of the account's number.
  cohort int not null check (cohort >= 0),
  sent int not null check (sent > 0),
  primary key (day, cohort)
);
