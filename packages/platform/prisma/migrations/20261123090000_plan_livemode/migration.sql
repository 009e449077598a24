-- Whether a plan is paid with real money. Null: from before this was stored; the next comparison with the processor fills it in.
ALTER TABLE "plans" ADD COLUMN "livemode" BOOLEAN;
