-- A plan that a super admin assigned is not paid until its next period, so its unused days are no money that could become credit.
alter table subscriptions add column period_paid boolean not null default true;

-- Who has paid nothing since the current period began has not paid for it.
set local role evenhand_platform;
update subscriptions s set period_paid = false
  where s.provider_subscription is null and not exists (
    select 1 from transactions t where t.organization_id = s.organization_id and t.status = 'paid'
      and t.period_end > s.current_period_start);
reset role;
