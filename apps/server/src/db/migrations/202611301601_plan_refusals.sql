-- What keeps a plan from following a request is said under other keys: those of the noun (ADR 055).
update topic_effect set reason = jsonb_set(reason, '{key}', to_jsonb(renamed.now))
from (values
  ('escort.noCarrier', 'plan.refused.noCarrier'),
  ('escort.planBegun', 'plan.refused.begun'),
  ('escort.change.unknown', 'plan.refused.unknown'),
  ('escort.crewDuty', 'plan.refused.crewDuty'),
  ('escort.crewLeader', 'plan.refused.crewLeader'),
  ('escort.crewTwice', 'plan.refused.crewTwice'),
  ('escort.crewNotEligible', 'plan.refused.crewNotEligible'),
  ('escort.busy', 'plan.refused.busy')
) as renamed (before, now)
where reason ->> 'key' = renamed.before;
