CREATE TABLE "upgrade_claims" (
	"seat_id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_term";--> statement-breakpoint
ALTER TABLE "sale_lines" ALTER COLUMN "product_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upgrade_claims" ADD CONSTRAINT "upgrade_claims_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_claims" ADD CONSTRAINT "upgrade_claims_attempt_id_order_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."order_attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upgrade_claims_attempt" ON "upgrade_claims" USING btree ("attempt_id");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_term" CHECK ("purchases"."term_code" in (0, 1, 2, 4, 5));